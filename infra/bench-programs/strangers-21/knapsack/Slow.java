import java.util.Scanner;

public class Slow {
    interface Hold {
        long worth(int room);
    }

    record Chest(int weight, long value, Hold others) implements Hold {
        public long worth(int room) {
            long without = others.worth(room);
            if (weight > room) return without;
            return Math.max(without, value + others.worth(room - weight));
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), c = in.nextInt();
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) weights[i] = in.nextInt();
        Hold hold = room -> 0;
        for (int i = 0; i < n; i++) hold = new Chest(weights[i], in.nextLong(), hold);
        System.out.println(hold.worth(c));
    }
}
