import java.util.Scanner;

public class TakeOrLeave {
    private int n;
    private int[] weight;
    private long[] value;

    private long lift(int chest, int room) {
        if (chest == n) return 0;
        long leave = lift(chest + 1, room);
        if (weight[chest] > room) return leave;
        long take = value[chest] + lift(chest + 1, room - weight[chest]);
        return Math.max(leave, take);
    }

    private void run() {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        int c = sc.nextInt();
        weight = new int[n];
        value = new long[n];
        for (int i = 0; i < n; i++) weight[i] = sc.nextInt();
        for (int i = 0; i < n; i++) value[i] = sc.nextLong();
        System.out.println(lift(0, c));
    }

    public static void main(String[] args) {
        new TakeOrLeave().run();
    }
}
