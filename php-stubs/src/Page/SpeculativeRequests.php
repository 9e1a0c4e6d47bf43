<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses pages that a browser asks for ahead, although nobody may ever see them, while the visitor's next page uses
 * something up: a message would be shown to nobody, a removed line could not come back. The browser asks again once the
 * page is opened.
 */
final class SpeculativeRequests {
	/** Before WooCommerce forgets removed lines, at 10. */
	private const PRIORITY = 0;

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function register(): void {
		add_action( 'template_redirect', array( $this, 'refuse' ), self::PRIORITY );
	}

	/** Answers with status 503, with which browsers drop such a request, and ends. */
	public function refuse(): void {
		if ( $this->is_refused() ) {
			status_header( 503 );
			nocache_headers();
			exit;
		}
	}

	/** True if the current request must not be answered with its page. */
	public function is_refused(): bool {
		return PageRequest::is_speculative() && $this->shop->is_changed_by_pages();
	}
}
