import java.util.Scanner;

public class Delay {
    static int n, m;
    static int[] head, nextLine, to, weight;
    static long[] time;
    static boolean[] done;

    static void read(Scanner sc) {
        head = new int[n + 1];
        nextLine = new int[m + 1];
        to = new int[m + 1];
        weight = new int[m + 1];
        for (int i = 1; i <= m; i++) {
            int u = sc.nextInt();
            to[i] = sc.nextInt();
            weight[i] = sc.nextInt();
            nextLine[i] = head[u];
            head[u] = i;
        }
    }

    static int nearest() {
        int best = 0;
        for (int i = 1; i <= n; i++) {
            if (!done[i] && time[i] >= 0 && (best == 0 || time[i] < time[best])) {
                best = i;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        m = sc.nextInt();
        int s = sc.nextInt();
        read(sc);
        time = new long[n + 1];
        done = new boolean[n + 1];
        for (int i = 1; i <= n; i++) time[i] = -1;
        time[s] = 0;
        long answer = 0;
        for (int round = 1; round <= n; round++) {
            int u = nearest();
            if (u == 0) {
                answer = -1;
                break;
            }
            done[u] = true;
            answer = time[u];
            for (int e = head[u]; e != 0; e = nextLine[e]) {
                long t = time[u] + weight[e];
                if (time[to[e]] < 0 || t < time[to[e]]) time[to[e]] = t;
            }
        }
        System.out.println(answer);
    }
}
