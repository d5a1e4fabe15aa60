import type { ComponentType } from "react";
import { useActionData, useLoaderData, useRouteError } from "react-router";

/** In data mode a view gets no props: this passes it the data of its loader and action. */
export function withData(View: ComponentType<{ loaderData: never; actionData?: never }>): ComponentType {
  return function WithData() {
    return <View loaderData={useLoaderData() as never} actionData={useActionData() as never} />;
  };
}

/** The same for an error boundary, whose loader may have failed. */
export function withError(Boundary: ComponentType<{ error: unknown; loaderData?: never }>): ComponentType {
  return function WithError() {
    return <Boundary error={useRouteError()} loaderData={useLoaderData() as never} />;
  };
}
