import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int room = in.nextInt();
        int[] arrow = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            arrow[i] = in.nextInt();
        }
        List<Integer> seen = new ArrayList<>();
        while (room != 0 && !seen.contains(room)) {
            seen.add(room);
            room = arrow[room];
        }
        System.out.println(room);
    }
}
