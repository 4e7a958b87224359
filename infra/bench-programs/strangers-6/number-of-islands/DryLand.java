import java.util.*;

public class DryLand {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        TreeSet<Integer> land = new TreeSet<>();
        for (int i = 0; i < r; i++) {
            String row = sc.next();
            for (int j = row.indexOf('1'); j >= 0; j = row.indexOf('1', j + 1)) land.add(i * 1000 + j);
        }
        int islands = 0;
        Queue<Integer> shore = new LinkedList<>();
        Integer start;
        while ((start = land.pollFirst()) != null) {
            islands++;
            shore.add(start);
            while (shore.size() > 0) {
                int p = shore.remove();
                for (int d : List.of(1, -1, 1000, -1000))
                    if (land.remove(p + d)) shore.add(p + d);
            }
        }
        System.out.println(islands);
    }
}
