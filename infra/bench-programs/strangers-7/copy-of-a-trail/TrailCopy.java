import java.util.*;

public class TrailCopy {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Integer first = in.nextInt();
        Map<Integer, Integer> picture = new HashMap<>(), next = new HashMap<>(), hint = new HashMap<>();
        for (int i = 0; i < n; i++) {
            Integer number = in.nextInt();
            picture.put(number, in.nextInt());
            next.put(number, in.nextInt());
            hint.put(number, in.nextInt());
        }
        ArrayList<Integer> trail = new ArrayList<>();
        for (Integer c = first; c != 0; c = next.get(c)) {
            trail.add(c);
        }
        for (int i = 0; i < trail.size(); i++) {
            int h = 0;
            for (int j = 0; j < trail.size(); j++) {
                if (trail.get(j) == hint.get(trail.get(i))) {
                    h = j + 1;
                }
            }
            int nx = i == trail.size() - 1 ? 0 : i + 2;
            System.out.println(picture.get(trail.get(i)) + " " + nx + " " + h);
        }
    }
}
