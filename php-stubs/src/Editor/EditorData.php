<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Passes the shop's settings to the block editor, so that previews show its currency and fields. They contain nothing
 * of a visitor: an editor may not read other users' accounts, and src/preview leaves out the editor's own data.
 */
final class EditorData {
	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'print' ) );
	}

	/** Prints the data before the editor script (src/preview/page.tsx). */
	public function print(): void {
		$json = wp_json_encode(
			array(
				'settings' => ( new SiteSettings( $this->shop ) )->all( true ),
				'site'     => ( new SiteData( $this->shop ) )->all(),
			),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		if ( is_string( $json ) ) {
			wp_add_inline_script( BlockTypes::EDITOR_SCRIPT, "window.storefrontIslandsEditor = $json;", 'before' );
		}
	}
}
