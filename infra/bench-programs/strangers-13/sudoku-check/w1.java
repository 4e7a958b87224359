import java.io.*;

public class w1 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int k = (int) in.nval;
        int side = k * k;
        int[] rows = new int[side];
        int[] columns = new int[side];
        int[] boxes = new int[side];
        boolean valid = true;
        for (int r = 0; r < side; r++) {
            for (int c = 0; c < side; c++) {
                in.nextToken();
                int value = (int) in.nval;
                if (value == 0) {
                    continue;
                }
                int bit = 1 << value;
                int box = r / k * k + c / k;
                if (((rows[r] | columns[c] | boxes[box]) & bit) != 0) {
                    valid = false;
                }
                rows[r] |= bit;
                columns[c] |= bit;
                boxes[box] |= bit;
            }
        }
        System.out.println(valid);
    }
}
