#include <bits/stdc++.h>
using namespace std;
struct F { string v; int lev; unsigned long long idx; int L, R; };
static vector<F> f; static string s, out;
static void wr(int i) { out += f[i].v; if (f[i].L < 0 && f[i].R < 0) return; out += '('; if (f[i].L >= 0) wr(f[i].L); if (f[i].R >= 0) { out += ','; wr(f[i].R); } out += ')'; }
int main() {
    string d; cin >> d;
    if (d == "write") {
        int k; cin >> k; for (int j = 0; j < k; j++) { string t; cin >> t; if (t == "null") continue; f.push_back({t, j, 0, -1, -1}); }
        for (size_t i = 1; i < f.size(); i++) { int j = f[i].lev; (j % 2 ? f[(j - 1) / 2].L : f[(j - 1) / 2].R) = i; }
        wr(0); puts(out.c_str()); return 0;
    }
    cin >> s; vector<int> st; int side = 0;
    for (size_t i = 0; i < s.size();) {
        if (s[i] == '(') { st.push_back((int)f.size() - 1); side = 0; i++; }
        else if (s[i] == ',') { side = 1; i++; }
        else if (s[i] == ')') { st.pop_back(); i++; }
        else {
            size_t b = i; while (i < s.size() && !strchr("(),", s[i])) i++;
            F x{s.substr(b, i - b), (int)st.size(), 1, -1, -1};
            if (!st.empty()) { F &p = f[st.back()]; x.idx = p.idx * 2 + side; (side ? p.R : p.L) = f.size(); }
            f.push_back(x);
        }
    }
    vector<int> o(f.size()); iota(o.begin(), o.end(), 0);
    stable_sort(o.begin(), o.end(), [](int a, int b) { return f[a].lev != f[b].lev ? f[a].lev < f[b].lev : f[a].idx < f[b].idx; });
    vector<string> r{f[o[0]].v};
    for (int i : o) { r.push_back(f[i].L < 0 ? "null" : f[f[i].L].v); r.push_back(f[i].R < 0 ? "null" : f[f[i].R].v); }
    while (r.back() == "null") r.pop_back();
    printf("%zu\n", r.size()); for (auto &x : r) printf("%s ", x.c_str()); puts("");
}
