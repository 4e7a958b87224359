import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static int[] solve(int k, int shipX, int shipY, int[] x, int[] y) {
        long[] squares = new long[x.length];
        for (int i = 0; i < x.length; i++) {
            long dx = x[i] - shipX;
            long dy = y[i] - shipY;
            squares[i] = dx * dx + dy * dy;
        }
        int[] numbers = new int[k];
        for (int i = 0; i < x.length; i++) {
            int before = 0;
            for (int j = 0; j < x.length; j++) {
                if (squares[j] < squares[i] || squares[j] == squares[i] && j < i) {
                    before++;
                }
            }
            if (before < k) {
                numbers[before] = i + 1;
            }
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
