<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the render.php of blocks with `$scope`, beside the three variables that WordPress provides. Shortcodes and widgets
 * render blocks through WordPress, and so through this as well.
 */
final class BlockRenderer {
	private BlockScope $scope;

	public function __construct( BlockScope $scope ) {
		$this->scope = $scope;
	}

	/**
	 * Returns the render callback of a block type.
	 *
	 * @param string $file Path of its render.php.
	 * @return callable(array<string, mixed>, string, \WP_Block): string
	 */
	public function callback( string $file ): callable {
		return function ( array $attributes, string $content, \WP_Block $block ) use ( $file ): string {
			$scope = $this->scope;
			ob_start();
			require $file;
			return (string) ob_get_clean();
		};
	}

	/**
	 * Renders something in which the blocks show another shop.
	 *
	 * @param callable(): string $render Renders HTML.
	 */
	public function render_with( Shop $shop, callable $render ): string {
		$before      = $this->scope;
		$this->scope = $before->with_shop( $shop );
		try {
			return $render();
		} finally {
			$this->scope = $before;
		}
	}
}
