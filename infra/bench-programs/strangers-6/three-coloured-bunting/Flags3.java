import java.io.*;

public class Flags3 {
    public static void main(String[] args) throws IOException {
        byte[] line = System.in.readAllBytes();
        int[] amount = new int[3];
        for (byte b : line) {
            int k = "rwb".indexOf(b);
            if (k >= 0) amount[k]++;
        }
        int[][] hang = new int[3][3];
        int zone = 0, filled = 0;
        for (byte b : line) {
            int k = "rwb".indexOf(b);
            if (k < 0) continue;
            while (filled == amount[zone]) {
                zone++;
                filled = 0;
            }
            hang[zone][k]++;
            filled++;
        }
        int exchanges = 0, single = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < i; j++) {
                exchanges += Math.min(hang[i][j], hang[j][i]);
                single += Math.abs(hang[i][j] - hang[j][i]);
            }
        }
        System.out.println(exchanges + single / 3 * 2);
    }
}
