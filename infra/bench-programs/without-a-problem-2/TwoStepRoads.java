import java.io.*;
import java.util.*;

public class TwoStepRoads {
    private final long[][] cell;

    TwoStepRoads(long[][] cell) {
        this.cell = cell;
    }

    TwoStepRoads times(TwoStepRoads o) {
        int n = cell.length;
        long[][] r = new long[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                long sum = 0;
                for (int k = 0; k < n; k++) {
                    sum += cell[i][k] * o.cell[k][j];
                }
                r[i][j] = sum;
            }
        }
        return new TwoStepRoads(r);
    }

    long trace() {
        long t = 0;
        for (int i = 0; i < cell.length; i++) t += cell[i][i];
        return t;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        long[][] a = new long[n][];
        for (int i = 0; i < n; i++) {
            a[i] = Arrays.stream(in.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();
        }
        TwoStepRoads one = new TwoStepRoads(a);
        TwoStepRoads two = one.times(one);
        System.out.println(two.trace() + " " + two.times(one).trace());
    }
}
