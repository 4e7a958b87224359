import java.util.*;

public class BoxesCompared {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(in.nextInt());
        }
        boolean found = false;
        for (int i = 0; i < n && !found; i++) {
            for (int j = i + 1; j < n; j++) {
                if (list.get(i) == list.get(j)) {
                    found = true;
                    break;
                }
            }
        }
        System.out.println(found);
    }
}
