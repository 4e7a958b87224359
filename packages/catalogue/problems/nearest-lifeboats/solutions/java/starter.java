import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    /** Returns the numbers of the k nearest boats. */
    static int[] solve(int k, int shipX, int shipY, int[] x, int[] y) {
        // Write your solution here.
        return new int[0];
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
