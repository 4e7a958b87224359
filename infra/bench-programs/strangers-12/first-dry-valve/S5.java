import java.io.*;

public class S5 {
    static BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    static long lastWet = 0;            // the largest valve known to be wet
    static long firstDry = Long.MAX_VALUE; // the smallest valve known to be dry

    static void ask(long k) throws IOException {
        System.out.println("? " + k);
        if (in.readLine().equals("dry")) {
            firstDry = Math.min(firstDry, k);
        } else {
            lastWet = Math.max(lastWet, k);
        }
    }

    static boolean possible(long valve) {
        return valve > lastWet && valve <= firstDry;
    }

    public static void main(String[] args) throws IOException {
        long limit = 1;
        ask(limit);
        while (lastWet == limit) {
            limit *= 2;
            ask(limit);
        }
        while (true) {
            // count the valves that are still possible
            long count = 0;
            long last = 0;
            for (long v = 1; v <= limit; v++) {
                if (possible(v)) {
                    count++;
                    last = v;
                }
            }
            if (count == 1) {
                System.out.println("! " + last);
                return;
            }
            // ask for the one in the middle
            long half = count / 2;
            long v = 0;
            while (half > 0) {
                v++;
                if (possible(v)) half--;
            }
            ask(v);
        }
    }
}
