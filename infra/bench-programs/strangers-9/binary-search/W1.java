import java.io.*;
import java.util.*;
import java.util.stream.*;

public class W1 {
    static int find(List<Integer> list, Integer target) {
        int low = 0, high = list.size() - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            Integer here = list.get(mid);
            if (here == target) {
                return mid;
            } else if (here < target) {
                low = mid + 1;
            } else {
                high = mid - 1;
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        List<Integer> list = Arrays.stream(in.readLine().trim().split(" ")).map(Integer::valueOf).collect(Collectors.toList());
        List<Integer> questions = Arrays.stream(in.readLine().trim().split(" ")).map(Integer::valueOf).collect(Collectors.toList());
        System.out.println(questions.stream().map(x -> String.valueOf(find(list, x))).collect(Collectors.joining("\n")));
    }
}
