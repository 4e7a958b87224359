import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    /** Returns the numbers of the k nearest boats. */
    static int[] solve(int k, int shipX, int shipY, int[] x, int[] y) {
        long[] squares = new long[x.length];
        // The worst of the best k boats is on top.
        PriorityQueue<Integer> best = new PriorityQueue<>((a, b) ->
            squares[a] != squares[b] ? Long.compare(squares[b], squares[a]) : Integer.compare(b, a));
        for (int i = 0; i < x.length; i++) {
            int dx = x[i] - shipX;
            int dy = y[i] - shipY;
            squares[i] = dx * dx + dy * dy;
            best.add(i);
            if (best.size() > k) {
                best.remove();
            }
        }
        int[] numbers = new int[k];
        for (int place = k - 1; place >= 0; place--) {
            numbers[place] = best.remove() + 1;
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
