import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class W1 {
    static int firstFree(int[] tags) {
        int n = tags.length;
        for (int i = 0; i < n; i++) {
            // every tag t moves to place t - 1
            if (tags[i] > 0 && tags[i] <= n && tags[tags[i] - 1] != tags[i]) {
                int target = tags[i] - 1;
                int other = tags[target];
                tags[target] = tags[i];
                tags[i] = other;
            }
        }
        for (int i = 0; i < n; i++) {
            if (tags[i] != i + 1) {
                return i + 1;
            }
        }
        return n + 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int[] tags = new int[(int) st.nval];
        for (int i = 0; i < tags.length; i++) {
            st.nextToken();
            tags[i] = (int) st.nval;
        }
        System.out.println(firstFree(tags));
    }
}
