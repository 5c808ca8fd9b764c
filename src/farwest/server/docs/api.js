// A page to read the API and to try it, made from its own description.

const make = (tag, props = {}, ...children) => {
  const found = Object.assign(document.createElement(tag), props);
  found.append(...children);
  return found;
};

const api = await (await fetch("/api/v1/openapi.json")).json();

// A body of the right form, from its schema.
function example(schema, depth = 0) {
  if (!schema || depth > 6) return null;
  if (schema.$ref) return example(api.components.schemas[schema.$ref.split("/").pop()], depth + 1);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf || schema.oneOf || [])[0];
  if (choice) return example(choice, depth + 1);
  if (schema.type === "array") return [example(schema.items, depth + 1)];
  if (schema.type === "object") {
    const needed = (schema.required || []).map((key) => [key, schema.properties[key]]);
    return Object.fromEntries(needed.map(([key, part]) => [key, example(part, depth + 1)]));
  }
  return { string: "", integer: 0, number: 0, boolean: false }[schema.type] ?? null;
}

function fields(operation) {
  return (operation.parameters || []).map((parameter) => {
    const input = make("input", { name: parameter.name, autocomplete: "off" });
    const label = make("label", {}, `${parameter.name} (${parameter.in})`, input);
    return { parameter, input, label };
  });
}

function route(path, method, operation) {
  const inputs = fields(operation);
  const schema = operation.requestBody?.content?.["application/json"]?.schema;
  const body = schema && make("textarea", { value: JSON.stringify(example(schema), null, 2) });
  const answer = make("pre", { ariaLive: "polite" });
  const send = make("button", { type: "submit", textContent: "Send" });
  const form = make("form", {}, ...inputs.map((field) => field.label));
  if (body) form.append(make("label", {}, "body", body));
  form.append(send, answer);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    let address = path;
    const query = new URLSearchParams();
    for (const { parameter, input } of inputs) {
      if (parameter.in === "path") {
        address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      } else if (input.value) {
        query.set(parameter.name, input.value);
      }
    }
    const headers = body ? { "Content-Type": "application/json" } : {};
    const reply = await fetch(query.size ? `${address}?${query}` : address, {
      method: method.toUpperCase(), headers, body: body?.value,
    });
    const text = await reply.text();
    try {
      answer.textContent = `${reply.status}\n${JSON.stringify(JSON.parse(text), null, 2)}`;
    } catch {
      answer.textContent = `${reply.status}\n${text}`;
    }
  });
  const title = make("summary", {}, make("code", {}, `${method.toUpperCase()} ${path}`));
  return make("details", {}, title, make("p", {}, operation.description || operation.summary), form);
}

const main = document.getElementById("routes");
for (const [path, methods] of Object.entries(api.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    main.append(route(path, method, operation));
  }
}
main.ariaBusy = "false";
