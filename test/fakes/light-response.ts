/** Part of Response that the API layer uses, without streams: a schedule needs some fifty of them. */
export class LightResponse {
	readonly status: number;
	readonly ok: boolean;
	readonly headers: Headers;

	constructor(
		private readonly content: string | null,
		{ status = 200, headers }: ResponseInit = {},
	) {
		this.status = status;
		this.ok = status >= 200 && status < 300;
		this.headers = headers instanceof Headers ? headers : new Headers(headers);
	}

	text(): Promise<string> {
		return Promise.resolve(this.content ?? '');
	}

	async json(): Promise<unknown> {
		return JSON.parse(await this.text());
	}

	clone(): LightResponse {
		return this;
	}
}
