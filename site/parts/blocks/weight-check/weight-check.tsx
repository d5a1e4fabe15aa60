import { WeightForm } from "../../weight/weight-form.tsx";

export function WeightCheckView() {
  return <WeightForm id="weight" />;
}
