import java.io.*;
import java.util.*;

public class Slow1 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        List<Integer> tags = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            tags.add(Integer.parseInt(st.nextToken()));
        }
        int answer = 1;
        while (tags.contains(answer)) {
            answer++;
        }
        System.out.println(answer);
    }
}
