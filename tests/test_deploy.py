"""The files that install the table, held to the program they install."""

import configparser
import json
import re
import shutil
import subprocess
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from farwest.cli.main import main
from farwest.server import ops, serve
from farwest.server.settings import PREFIX, Settings, data_folder

ROOT = Path(__file__).parent.parent
UNIT = ROOT / "deploy" / "farwest.service"
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
COMPOSE = ROOT / "deploy" / "compose.yaml"
CADDYFILE = ROOT / "deploy" / "Caddyfile"
HOSTING = ROOT / "docs" / "hosting.md"
OPERATIONS = ROOT / "docs" / "operations.md"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def instructions() -> list[tuple[str, str]]:
    """The Containerfile, instruction by instruction, continued lines joined."""
    text = re.sub(r"^#.*\n", "", CONTAINERFILE.read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return [(line.split()[0], line.split(None, 1)[1]) for line in lines if line]


def the_one(name: str) -> str:
    """What the only instruction of a name says."""
    [found] = [rest for instruction, rest in instructions() if instruction == name]
    return found


def unit() -> configparser.RawConfigParser:
    """The unit; of several lines of one name the last counts."""
    found = configparser.RawConfigParser(strict=False, delimiters="=")
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(UNIT.read_text("utf-8"))
    return found


def environment(text: str) -> dict[str, str]:
    """The variables a file sets, or names in a sentence."""
    return {name: value.rstrip(",;") for name, value in re.findall(rf"\b({PREFIX}\w+)=(\S+)", text)}


def parsed(command: list[str]) -> dict[str, object]:
    """What a command line gives the command it names; click refuses what is not known to it."""
    verb, *args = command
    return dict(main.commands[verb].make_context(verb, args).params)


def test_the_service_starts_the_server() -> None:
    """The command is one the program understands, where the instructions install it."""
    program, *command = unit()["Service"]["ExecStart"].split()
    assert parsed(command)["port"] == 8111
    assert Path(program).name in PROJECT["scripts"]
    folder = Path(program).parent.parent
    assert f"python3 -m venv {folder}\n" in HOSTING.read_text("utf-8")


def test_the_service_keeps_its_data_where_systemd_lets_it() -> None:
    """The data folder is the state directory, also for the commands beside the server."""
    kept = environment(UNIT.read_text("utf-8"))["FARWEST_DATA"]
    assert kept == f"/var/lib/{unit()['Service']['StateDirectory']}"
    assert f"--data {kept}`" in HOSTING.read_text("utf-8")


def test_the_service_may_open_as_many_files_as_the_server_wants() -> None:
    """Each connection is one; the guide says how many."""
    assert int(unit()["Service"]["LimitNOFILE"]) == serve.FILES
    assert f"{serve.FILES:,}" in OPERATIONS.read_text("utf-8")


def test_whoever_looks_here_finds_the_guides() -> None:
    """Beside the files that install the table it says where to read on."""
    told = (ROOT / "deploy" / "README.md").read_text("utf-8")
    for page in (HOSTING, OPERATIONS):
        assert f"(../docs/{page.name})" in told
    for file in (ROOT / "deploy").iterdir():
        assert file.name == "README.md" or file.name.startswith(".") or f"`{file.name}`" in told


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    """No line is unknown or misspelt."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    copy = tmp_path / UNIT.name
    program = unit()["Service"]["ExecStart"].split()[0]
    copy.write_text(UNIT.read_text("utf-8").replace(program, "/bin/true"), "utf-8")
    found = subprocess.run(
        ["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False
    )
    assert [line for line in found.stderr.splitlines() if UNIT.name in line] == []


def test_the_container_starts_the_server() -> None:
    """Entry point and command are one command line, open to the port that is published."""
    program, *command = json.loads(the_one("ENTRYPOINT")) + json.loads(the_one("CMD"))
    given = parsed(command)
    assert program in PROJECT["scripts"]
    assert (given["host"], given["port"]) == ("0.0.0.0", int(the_one("EXPOSE")))


def test_the_container_asks_whether_it_is_well() -> None:
    """The health check asks an address that the server answers, at its port."""
    check = the_one("HEALTHCHECK")
    python, flag, code = json.loads(check[check.index("[") :])
    assert (python, flag) == ("python", "-c")
    compile(code, "healthcheck", "exec")
    [(port, path)] = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", code)
    assert port == the_one("EXPOSE")
    assert path in {getattr(route, "path", "") for route in ops.router.routes}


def test_the_container_is_built_from_what_is_there() -> None:
    """Every file copied exists, and every extra installed is one of the project's."""
    copied = [
        rest.split() for name, rest in instructions() if name == "COPY" and "--from" not in rest
    ]
    names = [name for parts in copied for name in parts[:-1]]
    assert [name for name in names if not (ROOT / name).exists()] == []
    assert {"pyproject.toml", "src", PROJECT["readme"], *PROJECT["license-files"]} <= set(names)
    assert {"hatch_build.py"} <= set(names), "pyproject.toml names it: no wheel is built without"
    [wanted] = re.findall(r"'\.\[([\w,]+)\]'", CONTAINERFILE.read_text("utf-8"))
    assert set(wanted.split(",")) <= set(PROJECT["optional-dependencies"])


def test_the_container_keeps_its_data_in_its_volume() -> None:
    """The volume, the data folder and the owner's home are one folder."""
    volume = the_one("VOLUME")
    assert environment(the_one("ENV"))["FARWEST_DATA"] == volume
    assert f"--home-dir {volume} " in CONTAINERFILE.read_text("utf-8")


FILLED = "x" * 48
"""As many letters as the example of the environment advises."""


def compose() -> dict[str, Any]:
    """The services of the compose file, with what several of them share filled in."""
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text("utf-8"))
    return found


def test_three_servers_share_a_database_and_a_secret() -> None:
    """Each is the image of the Containerfile, and starts when the database is up to date."""
    services = compose()["services"]
    servers = [services[f"farwest-{number}"] for number in (1, 2, 3)]
    for server in servers:
        assert server["depends_on"] == {"upgrade": {"condition": "service_completed_successfully"}}
        assert server["image"] == services["upgrade"]["image"]
        given = server["environment"]
        assert given == services["upgrade"]["environment"]
        usual = {name: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text) for name, text in given.items()}
        filled = {
            name: re.sub(r"\$\{\w+(:\?[^}]*)?\}", FILLED, text) for name, text in usual.items()
        }
        settings = Settings.read(filled)
        assert not settings.sqlite
        assert settings.secret == FILLED
        assert settings.cookies_are_secure
        assert "database/farwest" in settings.database
    build = services["upgrade"]["build"]
    assert (COMPOSE.parent / build["context"] / build["dockerfile"]).resolve() == CONTAINERFILE
    verb, *rest = services["upgrade"]["command"]
    assert rest[0] in main.commands[verb].commands
    database = services["database"]["environment"]
    assert (database["POSTGRES_USER"], database["POSTGRES_DB"]) == ("farwest", "farwest")


def test_the_compose_file_names_only_what_is_there() -> None:
    """Its volumes, files and services exist; what must be filled in stands in the example."""
    file = compose()
    services = file["services"]
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            there = (
                (COMPOSE.parent / source).exists() if "/" in source else source in file["volumes"]
            )
            assert there, volume
    needed = set(re.findall(r"\$\{(\w+):\?", COMPOSE.read_text("utf-8")))
    example = (COMPOSE.parent / "compose.env.example").read_text("utf-8")
    assert needed == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_the_proxy_asks_which_servers_are_well() -> None:
    """It knows all of them, at their port, and an address that says how they are."""
    text = CADDYFILE.read_text("utf-8")
    servers = [name for name in compose()["services"] if name.startswith("farwest-")]
    assert re.findall(r"(farwest-\d):(\d+)", text) == [
        (name, the_one("EXPOSE")) for name in servers
    ]
    [path] = re.findall(r"health_uri (\S+)", text)
    assert path in {getattr(route, "path", "") for route in ops.router.routes}


@pytest.mark.parametrize(
    "path", [UNIT, CONTAINERFILE, HOSTING, COMPOSE, OPERATIONS], ids=lambda path: path.name
)
def test_every_variable_is_one_the_program_reads(path: Path) -> None:
    """A setting that is named exists, and takes the value it is given."""
    text = path.read_text("utf-8")
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", text))
    assert named
    assert named <= known
    Settings.read({name: value for name, value in environment(text).items() if "…" not in value})


def test_no_proxy_passes_on_where_visitors_claim_to_be() -> None:
    """With FORWARDED_ALLOW_IPS=* the first address counts: it must be the proxy's word."""
    text = HOSTING.read_text("utf-8")
    assert re.findall(r"X-Forwarded-For (\S+);", text) == ["$remote_addr"]


@pytest.mark.parametrize("page", [HOSTING, OPERATIONS], ids=lambda path: path.name)
def test_every_flag_of_the_instructions_exists(page: Path) -> None:
    """The commands and flags that the pages name are the program's."""
    text = page.read_text("utf-8")
    flags = set(re.findall(r"`(--[\w-]+)`", text))
    known = {name for option in main.commands["serve"].params for name in option.opts}
    assert flags
    assert flags <= known
    commands = re.findall(r"^    (?:\./)?farwest (\w+) ?(.*)$", text, re.MULTILINE)
    assert commands
    for verb, rest in commands:
        group = main.commands[verb]
        words = rest.split()
        while isinstance(group, type(main.commands["admin"])):
            group = group.commands[words.pop(0)]
        offered = {name for option in group.params for name in option.opts}
        assert {word for word in words if word.startswith("--")} <= offered


def test_no_home_is_needed_where_a_folder_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A container may run as somebody who has no home."""

    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setenv("FARWEST_DATA", "/data")
    assert data_folder() == Path("/data")
