// Account: log in, keep one's games under a name, get a lost password back.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Sheet } from "/web/frame.js";
import { post } from "/web/net.js";
import { go } from "/web/route.js";
import { beSomebody, me, setMe } from "/web/session.js";
import { Field, Segment, notify, tried } from "/web/ui.js";
import { t } from "/web/words.js";

export function Login({ query }) {
  const [how, setHow] = useState(query.get("new") !== null ? "new" : "in");
  useEffect(() => {
    document.title = `${t("page_login")} · Farwest`;
  }, []);
  return html`<${Sheet} title=${t(how === "new" ? "page_new_account" : "page_login")} class="narrowpage">
    <${Segment} name="how" label=${t("page_login")} value=${how} set=${setHow}
      choices=${[["in", t("page_login")], ["new", t("page_new_account")], ["lost", t("page_lost_password")]]} />
    ${how === "in" && html`<${Enter} />`}${how === "new" && html`<${NewAccount}
      done=${() => go("/profile")} />`}${how === "lost" && html`<${Forgot} />`}<//>`;
}

function Enter() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const send = (event) => {
    event.preventDefault();
    tried(async () => {
      setMe(await post("/login", { name, password }));
      go("/");
    });
  };
  return html`<form class="panel form" onSubmit=${send}><${Field} label=${t("page_name")} value=${name}
    set=${setName} autocomplete="username" required=${true} />
    <${Field} label=${t("page_password")} type="password" value=${password} set=${setPassword}
      autocomplete="current-password" required=${true} />
    <div class="row end"><button class="btn go">${t("page_login")}</button></div></form>`;
}

/** A guest keeps everything under a name and a password. */
export function NewAccount({ done }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const [password, setPassword] = useState("");
  const [mail, setMail] = useState("");
  const send = (event) => {
    event.preventDefault();
    tried(async () => {
      await beSomebody();
      setMe(await post("/me/account", { name, password, ...(mail ? { mail } : {}) }));
      notify(t("page_account_made"));
      done();
    });
  };
  return html`<form class="panel form" onSubmit=${send}><p>${t("page_account_tip")}</p>
    <${Field} label=${t("page_name")} value=${name} set=${setName} autocomplete="username" required=${true}
      maxlength="24" />
    <${Field} label=${t("page_password")} type="password" value=${password} set=${setPassword}
      autocomplete="new-password" required=${true} tip=${t("page_password_tip")} />
    <${Field} label=${t("page_mail")} type="email" value=${mail} set=${setMail} autocomplete="email"
      tip=${t("page_mail_tip")} />
    <div class="row end"><button class="btn go">${t("page_make_account")}</button></div></form>`;
}

function Forgot() {
  const [name, setName] = useState("");
  const send = (event) => {
    event.preventDefault();
    tried(async () => {
      await post("/password/forgot", { name });
      notify(t("page_code_sent"));
    });
  };
  return html`<form class="panel form" onSubmit=${send}><p>${t("page_forgot_tip")}</p>
    <${Field} label=${t("page_name")} value=${name} set=${setName} autocomplete="username" required=${true} />
    <div class="row end"><a class="btn quiet" href="/reset">${t("page_have_code")}</a><button class="btn go">
      ${t("page_send_code")}</button></div></form>`;
}

/** A new password with a code from a mail or from the administrator. */
export function Reset({ query }) {
  const [code, setCode] = useState(query.get("code") ?? "");
  const [password, setPassword] = useState("");
  const send = (event) => {
    event.preventDefault();
    tried(async () => {
      setMe(await post("/password/reset", { code: code.trim(), password }));
      notify(t("page_password_changed"));
      go("/profile", { replace: true });
    });
  };
  return html`<${Sheet} title=${t("page_new_password")} class="narrowpage">
    <form class="panel form" onSubmit=${send}>
    <${Field} label=${t("page_code")} value=${code} set=${setCode} required=${true}
      autocomplete="one-time-code" />
    <${Field} label=${t("page_new_password")} type="password" value=${password} set=${setPassword}
      autocomplete="new-password" required=${true} tip=${t("page_password_tip")} />
    <div class="row end"><button class="btn go">${t("page_save")}</button></div></form><//>`;
}

/** A mail address is its reader's: the code that was sent there proves it. */
export function Confirm({ query }) {
  const [code, setCode] = useState(query.get("code") ?? "");
  const send = (event) => {
    event.preventDefault();
    tried(async () => {
      const { mail } = await post("/mail/confirm", { code: code.trim() });
      notify(t("page_mail_confirmed", { mail }));
      if (me.value?.mail === mail) setMe({ ...me.value, mail_confirmed: true });
      go(me.value ? "/profile" : "/", { replace: true });
    });
  };
  return html`<${Sheet} title=${t("page_mail")} class="narrowpage">
    <form class="panel form" onSubmit=${send}>
    <${Field} label=${t("page_code")} value=${code} set=${setCode} required=${true}
      autocomplete="one-time-code" />
    <div class="row end"><button class="btn go">${t("page_confirm_mail")}</button></div></form><//>`;
}
