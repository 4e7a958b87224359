import java.util.*;

public class E {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long h = sc.nextLong();
        int[] tanks = new int[n];
        for (int i = 0; i < n; i++) tanks[i] = sc.nextInt();
        int v = 1;
        while (true) {
            long hours = 0;
            for (int i = 0; i < n; i++) {
                hours += tanks[i] / v;
                if (tanks[i] % v != 0) hours++;
            }
            if (hours <= h) break;
            v++;
        }
        System.out.println(v);
    }
}
