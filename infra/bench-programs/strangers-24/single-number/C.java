import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(reader.readLine().trim());
        int[] nums = Arrays.stream(reader.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        Arrays.sort(nums);
        int i = 0;
        while (i + 1 < n && nums[i] == nums[i + 1]) {
            i += 2;
        }
        System.out.println(nums[i]);
    }
}
