import java.io.*;
import java.util.*;

public class Packed {
    static long pack(String w) {
        long v = 0;
        for (int i = 0; i < w.length(); i++) v = v << 5 | (w.charAt(i) & 31);
        return v;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        String b = st.nextToken();
        long goal = pack(st.nextToken());
        int bits = 5 * b.length();
        int n = Integer.parseInt(in.readLine().trim());
        Set<Long> open = new HashSet<>(4 * n);
        for (int i = 0; i < n; i++) open.add(pack(in.readLine().trim()));
        ArrayDeque<Long> line = new ArrayDeque<>();
        line.add(pack(b));
        open.remove(pack(b));
        for (int depth = 2; !line.isEmpty(); depth++) {
            for (int left = line.size(); left > 0; left--) {
                long w = line.poll();
                for (int s = 0; s < bits; s += 5)
                    for (long x = 1; x < 32; x++) {
                        long u = w ^ x << s;
                        if (open.remove(u)) {
                            if (u == goal) {
                                System.out.println(depth);
                                return;
                            }
                            line.add(u);
                        }
                    }
            }
        }
        System.out.println(0);
    }
}
