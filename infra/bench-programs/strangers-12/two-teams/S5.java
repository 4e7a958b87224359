import java.util.*;
import java.io.*;

public class S5 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int[] a = new int[m];
        int[] b = new int[m];
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(br.readLine());
            a[i] = Integer.parseInt(st.nextToken());
            b[i] = Integer.parseInt(st.nextToken());
        }
        char[] team = new char[n + 1];   // 0 = not yet known
        int[] because = new int[n + 1];  // the child that decided the team
        int[] depth = new int[n + 1];
        for (int child = 1; child <= n; child++) {
            if (team[child] != 0) continue;
            team[child] = 'A';
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int i = 0; i < m; i++) {
                    int x = a[i], y = b[i];
                    if (team[x] == 0 && team[y] != 0) {
                        int t = x;
                        x = y;
                        y = t;
                    }
                    if (team[x] != 0 && team[y] == 0) {
                        team[y] = team[x] == 'A' ? 'B' : 'A';
                        because[y] = x;
                        depth[y] = depth[x] + 1;
                        changed = true;
                    } else if (team[x] != 0 && team[x] == team[y]) {
                        circle(x, y, because, depth);
                        return;
                    }
                }
            }
        }
        System.out.println("teams");
        System.out.println(new String(team, 1, n));
    }

    static void circle(int x, int y, int[] because, int[] depth) {
        LinkedList<Integer> front = new LinkedList<>();
        LinkedList<Integer> back = new LinkedList<>();
        while (x != y) {
            if (depth[x] >= depth[y]) {
                front.addLast(x);
                x = because[x];
            } else {
                back.addFirst(y);
                y = because[y];
            }
        }
        front.addLast(x);
        front.addAll(back);
        StringBuilder sb = new StringBuilder();
        for (int v : front) sb.append(v).append(" ");
        System.out.println("circle\n" + front.size() + "\n" + sb.toString().trim());
    }
}
