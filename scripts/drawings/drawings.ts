import { face } from "./face.ts";
import { faces } from "./faces.ts";
import { drawing } from "./ink.ts";
import { afterTransplant } from "./scenes/after-transplant.ts";
import { amongDoctors } from "./scenes/among-doctors.ts";
import { arm } from "./scenes/arm.ts";
import { body } from "./scenes/body.ts";
import { centers } from "./scenes/centers.ts";
import { cities } from "./scenes/cities.ts";
import { colleagues } from "./scenes/colleagues.ts";
import { diagramsIllness } from "./scenes/diagrams-illness.ts";
import { diagramsTreatment } from "./scenes/diagrams-treatment.ts";
import { dishes } from "./scenes/dishes.ts";
import { distance } from "./scenes/distance.ts";
import { doctors } from "./scenes/doctors.ts";
import { food } from "./scenes/food.ts";
import { frontDesk } from "./scenes/front-desk.ts";
import { freshAir } from "./scenes/fresh-air.ts";
import { halls } from "./scenes/halls.ts";
import { homeTreatment } from "./scenes/home-treatment.ts";
import { meals } from "./scenes/meals.ts";
import { measures } from "./scenes/measures.ts";
import { meetings } from "./scenes/meetings.ts";
import { onDuty } from "./scenes/on-duty.ts";
import { road } from "./scenes/road.ts";
import { nearOnes } from "./scenes/near-ones.ts";
import { papers } from "./scenes/papers.ts";
import { regions } from "./scenes/regions.ts";
import { procedureRoom } from "./scenes/procedure-room.ts";
import { remedies } from "./scenes/remedies.ts";
import { seaside } from "./scenes/seaside.ts";
import { staff } from "./scenes/staff.ts";
import { telling } from "./scenes/telling.ts";
import { transplant } from "./scenes/transplant.ts";
import { wallMap } from "./scenes/wall-map.ts";

const scenes = {
  ...arm,
  ...homeTreatment,
  ...nearOnes,
  ...distance,
  ...freshAir,
  ...frontDesk,
  ...wallMap,
  ...doctors,
  ...amongDoctors,
  ...onDuty,
  ...colleagues,
  ...telling,
  ...centers,
  ...staff,
  ...road,
  ...meetings,
  ...halls,
  ...food,
  ...dishes,
  ...meals,
  ...measures,
  ...body,
  ...procedureRoom,
  ...remedies,
  ...papers,
  ...transplant,
  ...afterTransplant,
  ...seaside,
  ...cities,
  ...regions,
  ...diagramsIllness,
  ...diagramsTreatment,
};

/** Every picture that is drawn by code, with the text of its file. */
export function drawings(): Map<string, string> {
  const drawn = Object.entries(scenes).map(([name, [title, draw]]) => [name, drawing(title, draw())] as const);
  const people = Object.entries(faces).map(([name, person]) => [`face-${name}`, face(person)] as const);
  return new Map([...drawn, ...people]);
}
