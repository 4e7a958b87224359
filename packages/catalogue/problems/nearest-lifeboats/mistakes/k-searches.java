import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static int[] solve(int k, int shipX, int shipY, int[] x, int[] y) {
        boolean[] isSent = new boolean[x.length];
        int[] numbers = new int[k];
        for (int place = 0; place < k; place++) {
            int best = -1;
            long least = Long.MAX_VALUE;
            for (int i = 0; i < x.length; i++) {
                long dx = x[i] - shipX;
                long dy = y[i] - shipY;
                if (!isSent[i] && dx * dx + dy * dy < least) {
                    best = i;
                    least = dx * dx + dy * dy;
                }
            }
            isSent[best] = true;
            numbers[place] = best + 1;
        }
        return numbers;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer sizes = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(sizes.nextToken());
        int k = Integer.parseInt(sizes.nextToken());
        StringTokenizer ship = new StringTokenizer(in.readLine());
        int shipX = Integer.parseInt(ship.nextToken());
        int shipY = Integer.parseInt(ship.nextToken());
        int[] x = new int[n];
        int[] y = new int[n];
        for (int i = 0; i < n; i++) {
            StringTokenizer boat = new StringTokenizer(in.readLine());
            x[i] = Integer.parseInt(boat.nextToken());
            y[i] = Integer.parseInt(boat.nextToken());
        }
        StringBuilder out = new StringBuilder();
        for (int number : solve(k, shipX, shipY, x, y)) {
            out.append(number).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
