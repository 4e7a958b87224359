import java.util.Scanner;

public class P5 {
    static int n;
    static long[][] time;
    static boolean[] visited;
    static long best = Long.MAX_VALUE;

    static void go(int place, int count, long sum) {
        if (count == n) {
            if (time[place][0] != -1) {
                best = Math.min(best, sum + time[place][0]);
            }
            return;
        }
        for (int next = 1; next < n; next++) {
            if (!visited[next] && time[place][next] != -1) {
                visited[next] = true;
                go(next, count + 1, sum + time[place][next]);
                visited[next] = false;
            }
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        time = new long[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                time[i][j] = sc.nextLong();
        if (n == 1) {
            System.out.println(0);
            return;
        }
        visited = new boolean[n];
        visited[0] = true;
        go(0, 1, 0);
        if (best == Long.MAX_VALUE) System.out.println("none");
        else System.out.println(best);
    }
}
