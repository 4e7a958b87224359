import java.io.*;
import java.util.stream.*;
import java.util.*;

/** The days are 3x3 matrices over (max, +); the answer is in their product. States: 0 free, 1 holding, 2 just sold. */
public class Tropical {
    static final long NO = Long.MIN_VALUE / 4;

    record Mat(long[] c) {
        static Mat one() {
            return new Mat(new long[] {0, NO, NO, NO, 0, NO, NO, NO, 0});
        }

        static Mat day(long p) {
            return new Mat(new long[] {
                0, -p, NO,
                NO, 0, p,
                0, NO, NO});
        }

        Mat times(Mat o) {
            long[] r = new long[9];
            for (int i = 0; i < 3; i++)
                for (int j = 0; j < 3; j++) {
                    long b = NO;
                    for (int k = 0; k < 3; k++) b = Math.max(b, c[3 * i + k] + o.c[3 * k + j]);
                    r[3 * i + j] = Math.max(b, NO);
                }
            return new Mat(r);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        Mat all = Arrays.stream(br.readLine().trim().split(" "))
            .mapToLong(Long::parseLong)
            .mapToObj(Mat::day)
            .reduce(Mat.one(), Mat::times);
        System.out.println(LongStream.of(all.c()[0], all.c()[2]).max().getAsLong());
    }
}
