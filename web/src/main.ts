import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("app");
// a browser that is too old has been told so by the page itself
if (target && !target.querySelector(".shown")) {
  target.replaceChildren();
  mount(App, { target });
}
