/** Somebody who keeps a name at this server: by a phrase or a passkey, with tables and settings on all devices. */
import * as api from "./api";
import { settings } from "./settings.svelte";
import { remember, session, tables } from "./store";
import type { Me, SignedIn } from "./wire";

/** What is the same on all devices. */
const SHARED = ["language", "theme", "speed", "motion", "sound"] as const;

export const signedIn = (): boolean => session.get() !== "";

/** The keys of all seats that this browser has. */
export function ownKeys(): Record<string, string[]> {
  return Object.fromEntries(Object.entries(tables()).flatMap(([id, { keys }]) => (keys.length ? [[id, keys]] : [])));
}

/** This device is somebody's from now on: what was played here before is theirs as well. */
export async function welcome(who: SignedIn): Promise<Me> {
  session.set(who.session);
  if (who.name) settings.name = who.name;
  const me = await api.ownSeats(ownKeys());
  Object.assign(settings, me.settings);
  return bring(me);
}

/** Bring the tables of the other devices here. */
export async function bring(me: Me): Promise<Me> {
  const known = tables();
  for (const { table, seat } of me.tables) {
    if (known[table]?.keys.length) continue;
    try {
      remember(table, { keys: [(await api.keyOfSeat(table, seat)).key] });
    } catch {
      // a table that was ended meanwhile
    }
  }
  return me;
}

export async function save(): Promise<Me> {
  const chosen = Object.fromEntries(SHARED.map((name) => [name, settings[name]]));
  return api.saveMe(settings.name, chosen);
}

export async function leave(): Promise<void> {
  await api.leaveMe().catch(() => undefined);
  session.set("");
}

/** Whether this browser can use passkeys: only over https or on this computer itself. */
export const canPasskey = (): boolean => "PublicKeyCredential" in window && window.isSecureContext;

export async function makePasskey(): Promise<Me> {
  const { options } = await api.passkeyToMake();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return api.keepPasskey(made.toJSON());
}

export async function enterByPasskey(): Promise<Me> {
  const { options } = await api.passkeyToAsk();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return welcome(await api.enterByPasskey(given.toJSON()));
}
