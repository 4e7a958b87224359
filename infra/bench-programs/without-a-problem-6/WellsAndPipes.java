import java.io.*;
import java.util.*;
import java.util.stream.*;

/**
 * Every house digs a well or is joined by a pipe (length |dx| + |dy|) to a house that has water.
 * Least cost for the village.
 */
public class WellsAndPipes {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[][] house = in.lines()
            .skip(1)
            .filter(l -> !l.isBlank())
            .map(l -> Arrays.stream(l.trim().split(" +")).mapToInt(Integer::parseInt).toArray())
            .toArray(int[][]::new);
        int n = house.length;
        long[] near = new long[n];
        boolean[] wet = new boolean[n];
        boolean[] dig = new boolean[n];
        for (int i = 0; i < n; i++) { near[i] = house[i][2]; dig[i] = true; }

        long total = 0;
        int wells = 0;
        for (int round = 0; round < n; round++) {
            int pick = -1;
            for (int i = 0; i < n; i++)
                if (!wet[i] && (pick < 0 || near[i] < near[pick])) pick = i;
            wet[pick] = true;
            total += near[pick];
            if (dig[pick]) wells++;
            for (int i = 0; i < n; i++) {
                long d = Math.abs((long) house[i][0] - house[pick][0]) + Math.abs((long) house[i][1] - house[pick][1]);
                if (!wet[i] && d < near[i]) { near[i] = d; dig[i] = false; }
            }
        }
        System.out.println(total + " " + wells);
    }
}
