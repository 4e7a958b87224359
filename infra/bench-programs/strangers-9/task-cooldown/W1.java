import java.io.*;
import java.util.*;

public class W1 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int c = Integer.parseInt(br.readLine().trim().split(" ")[1]);
        int[] times = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int max = Arrays.stream(times).max().getAsInt();
        long same = Arrays.stream(times).filter(t -> t == max).count();
        long frame = (max - 1L) * (c + 1L) + same;
        long plays = Arrays.stream(times).sum();
        System.out.println(Math.max(plays, frame));
    }
}
