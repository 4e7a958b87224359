import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class W2 {
    static int[] from, to, time, low;
    static List<List<Integer>> roadsOf = new ArrayList<>();
    static boolean[] critical;
    static int now = 0;

    static void visit(int town, int entry) {
        time[town] = low[town] = ++now;
        for (int road : roadsOf.get(town)) {
            if (road == entry) {
                continue;
            }
            int other = from[road] == town ? to[road] : from[road];
            if (time[other] > 0) {
                low[town] = Math.min(low[town], time[other]);
            } else {
                visit(other, road);
                low[town] = Math.min(low[town], low[other]);
                if (low[other] > time[town]) {
                    critical[road] = true;
                }
            }
        }
    }

    static int read(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static void run() {
        try {
            StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
            int n = read(in);
            int m = read(in);
            from = new int[m];
            to = new int[m];
            time = new int[n + 1];
            low = new int[n + 1];
            critical = new boolean[m];
            for (int i = 0; i <= n; i++) {
                roadsOf.add(new ArrayList<>());
            }
            for (int road = 0; road < m; road++) {
                from[road] = read(in);
                to[road] = read(in);
                roadsOf.get(from[road]).add(road);
                roadsOf.get(to[road]).add(road);
            }
            for (int town = 1; town <= n; town++) {
                if (time[town] == 0) {
                    visit(town, 0);
                }
            }
            int count = 0;
            StringBuilder line = new StringBuilder();
            for (int road = 0; road < m; road++) {
                if (critical[road]) {
                    count++;
                    line.append(road + 1).append(' ');
                }
            }
            System.out.println(count);
            System.out.println(line.toString().trim());
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(null, W2::run, "search", 1L << 27);
        thread.start();
        thread.join();
    }
}
