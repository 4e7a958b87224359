import java.io.*;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

class Bits {
    public static void main(String[] args) throws IOException {
        final String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        IntUnaryOperator reach = i -> {
            long low = 0, high = 0;
            int j = i;
            for (; j < s.length(); j++) {
                int c = s.charAt(j) - 32;
                long bit = 1L << (c & 63);
                if (c < 64) {
                    if ((low & bit) != 0) break;
                    low |= bit;
                } else {
                    if ((high & bit) != 0) break;
                    high |= bit;
                }
            }
            return j - i;
        };
        System.out.println(IntStream.range(0, s.length()).map(reach).max().getAsInt());
    }
}
