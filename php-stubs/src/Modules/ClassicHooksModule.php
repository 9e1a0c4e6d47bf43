<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Compat\Classic\ClassicForm;
use StorefrontIslands\Compat\Classic\ClassicHooksRoute;
use StorefrontIslands\Compat\Classic\RemovedParts;
use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\WooCommerce\Cart\ClassicScreen;
use StorefrontIslands\WooCommerce\Cart\WooClassicLines;
use StorefrontIslands\WooCommerce\Cart\WooClassicQuantities;
use StorefrontIslands\WooCommerce\Cart\WooClassicRates;
use StorefrontIslands\WooCommerce\Cart\WooClassicTotals;
use StorefrontIslands\WooCommerce\Cart\WooClassicWords;
use StorefrontIslands\WooCommerce\Checkout\WooClassicValues;
use StorefrontIslands\WooCommerce\Checkout\WooGatewayTexts;
use StorefrontIslands\WooCommerce\Purchase\WooClassicOrder;
use StorefrontIslands\WooCommerce\Purchase\WooClassicRedirect;

defined( 'ABSPATH' ) || exit;

/** What plugins have hooked to the classic cart and checkout, and payment methods for these only. */
final class ClassicHooksModule implements Module {
	private Shop $shop;
	private BlockScope $scope;

	public function __construct( Shop $shop, BlockScope $scope ) {
		$this->shop  = $shop;
		$this->scope = $scope;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		$this->scope->has_classic_hooks = true;
		( new ClassicHooksRoute( array( $this->shop, 'cart' ) ) )->register();
		RemovedParts::register();
		if ( class_exists( 'WooCommerce', false ) ) {
			( new WooClassicOrder() )->register();
			( new WooClassicRedirect() )->register();
			( new ClassicForm() )->register();
			ClassicScreen::register();
			WooClassicLines::register();
			WooClassicQuantities::register();
			WooClassicRates::register();
			WooClassicTotals::register();
			WooClassicValues::register();
			WooClassicWords::register();
			WooGatewayTexts::register();
		}
	}
}
