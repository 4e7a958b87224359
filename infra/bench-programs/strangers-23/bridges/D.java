import java.io.*;
import java.util.*;

public class D {
    static class Road {
        final Town a, b;
        boolean critical;
        Road(Town a, Town b) { this.a = a; this.b = b; }
        Town other(Town t) { return t == a ? b : a; }
    }

    static class Town {
        final ArrayList<Road> roads = new ArrayList<>(2);
        int found, low;

        void visit(Road from) {
            found = low = ++clock;
            for (Road r : roads) {
                if (r == from) continue;
                Town t = r.other(this);
                if (t.found == 0) {
                    t.visit(r);
                    if (t.low > found) r.critical = true;
                    low = Math.min(low, t.low);
                } else {
                    low = Math.min(low, t.found);
                }
            }
        }
    }

    static int clock = 0;

    static void solve() throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        Town[] towns = new Town[(int) in.nval];
        in.nextToken();
        Road[] roads = new Road[(int) in.nval];
        for (int i = 0; i < towns.length; i++) towns[i] = new Town();
        for (int i = 0; i < roads.length; i++) {
            in.nextToken();
            Town a = towns[(int) in.nval - 1];
            in.nextToken();
            Town b = towns[(int) in.nval - 1];
            roads[i] = new Road(a, b);
            a.roads.add(roads[i]);
            b.roads.add(roads[i]);
        }
        for (Town t : towns) if (t.found == 0) t.visit(null);
        int count = 0;
        StringJoiner line = new StringJoiner(" ");
        for (int i = 0; i < roads.length; i++) {
            if (roads[i].critical) {
                count++;
                line.add(Integer.toString(i + 1));
            }
        }
        System.out.println(count);
        System.out.println(line);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(null, () -> {
            try {
                solve();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }, "solver", 1L << 27);
        t.start();
        t.join();
    }
}
