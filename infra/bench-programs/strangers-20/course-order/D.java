import java.io.*;
import java.util.*;

public class D implements Runnable {
    int n;
    ArrayList<Integer>[] before;   // before[b]: what has to be taken before b
    int[] state;                   // 0 new, 1 on the way, 2 taken
    StringBuilder plan = new StringBuilder();

    /** Takes everything that c needs and then c itself; false if there is a circle. */
    boolean take(int c) {
        if (state[c] == 2) return true;
        if (state[c] == 1) return false;
        state[c] = 1;
        for (int p : before[c]) {
            if (!take(p)) return false;
        }
        state[c] = 2;
        plan.append(c).append(' ');
        return true;
    }

    @SuppressWarnings("unchecked")
    public void run() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            n = Integer.parseInt(st.nextToken());
            int m = Integer.parseInt(st.nextToken());
            before = new ArrayList[n + 1];
            for (int i = 1; i <= n; i++) before[i] = new ArrayList<>(2);
            while (m-- > 0) {
                st = new StringTokenizer(in.readLine());
                int a = Integer.parseInt(st.nextToken());
                before[Integer.parseInt(st.nextToken())].add(a);
            }
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        state = new int[n + 1];
        for (int c = 1; c <= n; c++) {
            if (!take(c)) {
                System.out.println("impossible");
                return;
            }
        }
        System.out.println(plan.toString().trim());
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, new D(), "d", 1 << 26);
        t.start();
        t.join();
    }
}
